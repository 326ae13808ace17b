import { ActionIcon, Button, Paper, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { FieldValues } from '#kit/definition/record-values.ts';
import { movedRow } from '#kit/table/order.ts';
import { OrderGrip } from '#kit/table/order-grip.tsx';
import {
  changedValue,
  newQuestion,
  type QuestionDraft,
  type QuestionTable,
  questionFields,
  questionSummary,
} from './question-draft.ts';
import { QuestionInputs } from './question-inputs.tsx';
import classes from './questions.module.css';

type Problems = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Edits the questions of a course item or a form: adds, changes, duplicates and removes them, and moves
 * them by dragging or with keys. The caller saves them.
 */
export function QuestionsEditor({
  table,
  questions,
  problems,
  onChange,
  begin,
  level = 2,
}: {
  table: QuestionTable;
  questions: readonly QuestionDraft[];
  /** The problems to show, by the question's key and field. A question with a problem is expanded. */
  problems: Problems;
  onChange: (change: (now: readonly QuestionDraft[]) => readonly QuestionDraft[]) => void;
  /** The initial values of a new question; by default it asks for a text. */
  begin?: FieldValues | undefined;
  level?: 2 | 3;
}) {
  const prefix = useId();
  const added = useRef(0);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const fields = questionFields(table);
  const toggle = (key: string) =>
    setOpen((all) => new Set(all.has(key) ? [...all].filter((each) => each !== key) : [...all, key]));
  const nextKey = () => {
    added.current += 1;
    return `${prefix}${added.current}`;
  };
  const place = (key: string, to: string) =>
    onChange((now) => {
      const byKey = new Map(now.map((each) => [each.key, each]));
      return movedRow([...byKey.keys()], key, to).flatMap((each) => byKey.get(each) ?? []);
    });
  const order = {
    over: place,
    drop: () => {},
    step: (key: string, by: -1 | 1) => {
      const to = questions[questions.findIndex((each) => each.key === key) + by];
      if (to) place(key, to.key);
    },
  };
  const add = (question: QuestionDraft, after?: string) => {
    setOpen((all) => new Set([...all, question.key]));
    onChange((now) =>
      after === undefined
        ? [...now, question]
        : now.flatMap((each) => (each.key === after ? [each, question] : [each])),
    );
  };

  return (
    <section aria-label="Questions">
      <Title order={level} fz={16} mb={4}>
        Questions
      </Title>
      {questions.length === 0 ? (
        <Text size="sm" c="var(--op-muted)" mb={12}>
          No questions yet.
        </Text>
      ) : null}
      <ol className={classes.list}>
        {questions.map(({ key, values }, at) => {
          const wrong = problems[key] ?? {};
          const isWrong = Object.keys(wrong).length > 0;
          const isOpen = open.has(key) || isWrong;
          const name = String(values.name ?? '').trim() || `Question ${at + 1}`;
          return (
            <Paper
              key={key}
              component="li"
              data-place={key}
              data-wrong={isWrong || undefined}
              className={classes.question ?? ''}
            >
              <div className={classes.head}>
                <OrderGrip id={key} name={name} order={order} />
                <UnstyledButton
                  className={classes.open ?? ''}
                  aria-expanded={isOpen}
                  aria-controls={`${prefix}${key}`}
                  onClick={() => toggle(key)}
                >
                  <span className={classes.name}>
                    {at + 1}. {name}
                  </span>
                  <span className={classes.summary}>{questionSummary(values)}</span>
                </UnstyledButton>
                {isOpen ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
                <ActionIcon
                  aria-label={`Duplicate ${name}`}
                  onClick={() => add({ key: nextKey(), id: null, position: null, values }, key)}
                >
                  <IconCopy size={16} />
                </ActionIcon>
                <ActionIcon
                  aria-label={`Remove ${name}`}
                  onClick={() => onChange((now) => now.filter((each) => each.key !== key))}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              </div>
              <div id={`${prefix}${key}`}>
                {isOpen ? (
                  <QuestionInputs
                    fields={fields}
                    values={values}
                    problems={wrong}
                    onChange={(field, value) =>
                      onChange((now) =>
                        now.map((each) =>
                          each.key === key
                            ? { ...each, values: changedValue(each.values, field, value) }
                            : each,
                        ),
                      )
                    }
                  />
                ) : null}
              </div>
            </Paper>
          );
        })}
      </ol>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        onClick={() => {
          const question = newQuestion(table, nextKey());
          add(begin ? { ...question, values: begin } : question);
        }}
      >
        Add question
      </Button>
    </section>
  );
}
