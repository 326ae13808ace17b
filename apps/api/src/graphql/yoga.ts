import type { Cancel } from '@operatory/engine';
import { parse } from 'graphql';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import type { AppContext, SignedIn } from '../context/context.ts';
import { errorBody, statusOf } from './errors.ts';
import { runOperation } from './operation.ts';
import { toOperation } from './request.ts';

interface YogaContext {
  readonly who: SignedIn;
  readonly signal: Cancel;
  /** Parsed before, because Yoga would round long numbers. */
  readonly body: unknown;
  /**
   * Yoga gives a batch one status. The statuses of failed operations are collected here, and the first
   * other than 200 is used.
   */
  readonly statuses: number[];
}

export type YogaEndpoint = (
  body: unknown,
  who: SignedIn,
  signal: Cancel,
) => Promise<{ text: string; status: number }>;

/** Runs a parsed request body through Yoga. */
export function createYogaEndpoint(app: AppContext): YogaEndpoint {
  const yoga = createYoga<YogaContext>({
    schema: ({ who }) => app.engine.schemaFor(who.role),
    batching: { limit: app.env.GRAPHQL_LIMITS.batch },
    parserAndValidationCache: false,
    multipart: false,
    maskedErrors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    graphqlEndpoint: '/v1/graphql',
    plugins: [onePlanner(app)],
  });
  return async (body, who, signal) => {
    const statuses: number[] = [];
    const response = await yoga.fetch(
      'http://operatory/v1/graphql',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
      },
      { who, signal, statuses, body },
    );
    return {
      text: await response.text(),
      status: statuses.find((status) => status !== 200) ?? response.status,
    };
  };
}

const placeholder = parse('{ __typename }');
/** Yoga looks for the named operation before it executes anything, so the placeholder must have its name. */
const placeholderNamed = (name: unknown) =>
  typeof name === 'string' && /^[_A-Za-z]\w*$/.test(name)
    ? parse(`query ${name} { __typename }`)
    : placeholder;

/**
 * Passes each operation to the same planner that requests without Yoga use, so that limits, errors and the
 * answer's bytes are the same.
 */
function onePlanner(app: AppContext): Plugin<YogaContext, YogaContext> {
  return {
    onRequestParse({ serverContext, setRequestParser }) {
      setRequestParser(() => serverContext.body as GraphQLParams | GraphQLParams[]);
    },
    onParams({ params, setParams }) {
      // Yoga would refuse a missing query, or one without the named operation. The planner checks both.
      setParams({ query: '{ __typename }', variables: {}, extensions: { asked: params } });
    },
    onParse({ context, setParsedDocument }) {
      setParsedDocument(placeholderNamed(context.params.operationName));
    },
    onValidate({ setResult }) {
      setResult([]);
    },
    onExecute({ args, setExecuteFn }) {
      const { params } = args.contextValue;
      setExecuteFn(async () => {
        const text = await answer(app, params.extensions?.['asked'], args.contextValue);
        return { data: {}, stringify: () => text };
      });
    },
  };
}

async function answer(
  app: AppContext,
  params: unknown,
  { who, signal, statuses }: YogaContext,
): Promise<string> {
  try {
    return String(await runOperation(app, toOperation(params), who, { signal, enveloped: true }));
  } catch (error) {
    statuses.push(statusOf(error));
    return errorBody(error, app.log);
  }
}
