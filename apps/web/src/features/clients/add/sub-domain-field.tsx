import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { messages } from '@operatory/domain';
import { normalSubDomain, subDomainProblem } from '@operatory/domain/website/sub-domain-rules';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';

const checkSubDomain = graphql(`
  query checkSubDomain($name: String!) { check_sub_domain(sub_domain: $name) { sub_domain available message } }
`);

/**
 * Whether a typed sub-domain can be used, with a message; undefined until the server has answered. A
 * malformed one is refused without asking the server.
 */
export function useSubDomainCheck(
  typed: string,
): { readonly ok: boolean; readonly message: string } | undefined {
  const [name] = useDebouncedValue(normalSubDomain(typed), 300);
  const problem = subDomainProblem(typed);
  const { data } = useQueryData(
    checkSubDomain,
    { name },
    { pause: name === '' || subDomainProblem(name) !== null },
  );
  if (problem) return { ok: false, message: messages[problem] };
  if (name !== normalSubDomain(typed) || data?.check_sub_domain.sub_domain !== name) return undefined;
  return { ok: data.check_sub_domain.available, message: data.check_sub_domain.message };
}

export function SubDomainField({
  value,
  check,
  isShown,
  onChange,
}: {
  value: string;
  check: ReturnType<typeof useSubDomainCheck>;
  /** Whether the problem of the value is shown. */
  isShown: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <TextInput
      label="Sub-domain"
      withAsterisk
      autoComplete="off"
      spellCheck={false}
      value={value}
      error={isShown && check && !check.ok ? check.message : null}
      description={check?.ok ? check.message : 'The address at which its people sign in'}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
