import { Button, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messages } from '@operatory/domain';
import { type ReactNode, useId, useRef, useState } from 'react';
import { toast } from '#data/toast.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { type FieldValues, problemsOf } from '#kit/definition/record-values.ts';
import { writeProblem } from '#kit/definition/write-problem.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { FormFoot } from '#ui/form-foot.tsx';
import { Refused } from '#ui/refused.tsx';
import { submitByKeys } from '#ui/submit-by-keys.ts';
import { PlanChoice } from '../plan/plan-choice.tsx';
import { PriceLines } from '../plan/price-lines.tsx';
import { useCouponPrice } from '../plan/use-coupon-price.ts';
import { argumentsOf, type ClientArguments, type ClientDraft } from './client-arguments.ts';
import { adminFields, clientFields, organisationFields, staffFields } from './client-fields.ts';
import { SubDomainField, useSubDomainCheck } from './sub-domain-field.tsx';
import { suggestedAddress } from './suggested-address.ts';

const empty: ClientDraft = {
  values: Object.fromEntries(clientFields.map(({ name }) => [name, ''])),
  sub_domain: '',
  plan: { package_id: null, team_id: null, coupon_code: '' },
};

/**
 * The form for a new client: its details, sub-domain, plan and first admin. The typed values stay if the
 * server refuses them.
 */
export function ClientForm({
  begin = empty,
  saving,
  onSave,
  onCancel,
}: {
  begin?: ClientDraft;
  saving: boolean;
  /** Resolves with the server's error if it refuses the client, else with null. */
  onSave: (client: ClientArguments) => Promise<{ readonly error: unknown } | null>;
  onCancel: () => void;
}) {
  const form = useForm<FieldValues>({
    initialValues: { ...empty.values, ...begin.values },
    validate: (values) => problemsOf(clientFields, values),
  });
  const [address, setAddress] = useState(begin.sub_domain);
  const [isOwnAddress, setOwnAddress] = useState(begin.sub_domain !== '');
  const [plan, setPlan] = useState(begin.plan);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const done = useRef(false);
  const check = useSubDomainCheck(address);
  const price = useCouponPrice(plan);
  useLeaveGuard(() => !done.current && (form.isDirty() || isOwnAddress || plan !== begin.plan));
  const planProblems = {
    package_id: tried && plan.package_id === null ? messages.enter_all_required : undefined,
    team_id: tried && plan.team_id === null ? messages.enter_all_required : undefined,
  };
  const isWrong = check?.ok === false || price?.ok === false;

  function setName(input: unknown) {
    form.getInputProps('name').onChange(input);
    const name = (input as { readonly currentTarget?: { readonly value: string } }).currentTarget?.value;
    if (!isOwnAddress && name !== undefined) setAddress(suggestedAddress(name));
  }
  async function save(values: FieldValues) {
    const client = argumentsOf({ values, sub_domain: address, plan });
    if (!client || isWrong) {
      toast.error(messages.fill_valid_details);
      return;
    }
    setRefusal(null);
    done.current = true;
    const refused = await onSave(client);
    done.current = refused === null;
    if (refused === null) return;
    const { field, sentence } = writeProblem(refused.error, clientFields);
    if (field) {
      form.setFieldError(field, sentence);
      form.getInputNode(field)?.focus();
    } else setRefusal(sentence);
  }
  const inputs = (fields: readonly FormField[]) =>
    fields.map((field) => (
      <FieldInput
        key={form.key(field.name)}
        {...field}
        first={field.name === 'name'}
        input={
          field.name === 'name'
            ? { ...form.getInputProps('name'), onChange: setName }
            : form.getInputProps(field.name)
        }
      />
    ));

  return (
    <form
      aria-label="Client"
      noValidate
      onSubmit={(event) => {
        setTried(true);
        form.onSubmit(save, (errors) => {
          toast.error(messages.enter_all_required);
          form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
        })(event);
      }}
      onKeyDown={submitByKeys}
    >
      <Stack gap={16} maw={720}>
        <Refused sentence={refusal} />
        <Section title="Organisation">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
            {inputs(organisationFields)}
            <SubDomainField
              value={address}
              check={check}
              isShown={tried || address !== ''}
              onChange={(typed) => {
                setAddress(typed);
                setOwnAddress(typed !== '');
              }}
            />
          </SimpleGrid>
        </Section>
        <Section title="Plan">
          <PlanChoice
            value={plan}
            problems={planProblems}
            couponProblem={price && !price.ok ? price.message : null}
            onChange={setPlan}
          />
          {price?.ok ? (
            <div style={{ marginTop: 16 }}>
              {plan.coupon_code.trim() === '' ? null : (
                <Text size="sm" c="var(--op-green-ink)" role="status">
                  {price.message}
                </Text>
              )}
              <PriceLines price={price} />
            </div>
          ) : null}
        </Section>
        <Section title="First admin" note="They get an email with a link to choose a password.">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
            {inputs(adminFields)}
          </SimpleGrid>
        </Section>
        <Section title="On our side">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
            {inputs(staffFields)}
          </SimpleGrid>
        </Section>
        <FormFoot>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            Save
          </Button>
        </FormFoot>
      </Stack>
    </form>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper p={24} component="section" aria-labelledby={id}>
      <Title order={2} id={id} mb={note ? 4 : 16}>
        {title}
      </Title>
      {note ? (
        <Text size="sm" c="var(--op-muted)" mb={16}>
          {note}
        </Text>
      ) : null}
      {children}
    </Paper>
  );
}
