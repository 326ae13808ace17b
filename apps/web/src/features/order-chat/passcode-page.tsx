import { Anchor, Text } from '@mantine/core';
import { messages } from '@operatory/domain';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { toast } from '#data/toast.ts';
import {
  enterAsSupplier,
  keepLink,
  linkOf,
  resumeSupplier,
  type SupplierEnd,
  useIsSupplierOf,
  useSupplierEnd,
} from '#session/supplier.ts';
import { useOwnTenant } from '#session/use-own-tenant.ts';
import { PasscodeForm } from '#ui/passcode-form.tsx';
import { SignedOutPage } from '#ui/signed-out-page.tsx';

/** The frame of the pages that suppliers open, with the client's name and logo. */
export function SupplierPage({
  title,
  line,
  children,
}: {
  title: string;
  line?: ReactNode;
  children?: ReactNode;
}) {
  const tenant = useOwnTenant();
  return (
    <SignedOutPage {...(tenant ? { brand: tenant.name, logo: tenant.logo } : {})} title={title} line={line}>
      {children}
    </SignedOutPage>
  );
}

const oldLink =
  'This link may be out of date. The clinic may have sent a newer one or cancelled the order. Open the latest email about it, or call the clinic.';
/** The welcome text, depending on how the visitor reached this page. */
const welcome: Readonly<Record<SupplierEnd | 'new', string>> = {
  new: 'Enter the passcode from the email. It opens this order only.',
  left: 'You are signed out of this order. Enter the passcode to open it again.',
  ended:
    'You are signed out. Either 12 hours have passed, or the clinic has sent a newer link or cancelled the order. Enter the passcode again, or open the latest email.',
};
/** After these errors a passcode cannot help, so its boxes are hidden. */
const closed: ReadonlySet<string> = new Set([messages.order_not_found, messages.order_link_dead]);

export const NoSuchOrder = ({ line = oldLink }: { line?: string }) => (
  <SupplierPage title={messages.order_not_found} line={line}>
    <Anchor component={Link} to="/" c="var(--op-accent)">
      I work at the clinic
    </Anchor>
  </SupplierPage>
);

/** Asks for the four characters of the passcode, and shows the children once it is right. */
export function Passcode({ orderId, children }: { orderId: string; children: ReactNode }) {
  // The link's secret is removed from the URL before anything else can read or store it.
  useState(() => keepLink(orderId));
  const inside = useIsSupplierOf(orderId);
  const end = useSupplierEnd() ?? 'new';
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  // A supplier with a current session does not have to enter the passcode again.
  useEffect(() => {
    resumeSupplier(orderId)
      .catch(() => false)
      .finally(() => setAsked(true));
  }, [orderId]);
  useEffect(() => {
    // Opening a newer link in the same tab changes only the part after the #, so the page does not reload.
    const again = () => {
      keepLink(orderId);
      setRefusal(null);
    };
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, [orderId]);
  if (inside) return children;
  if (!asked) return <SupplierPage title="Your order" />;
  if (refusal === messages.order_link_dead) return <NoSuchOrder line={refusal} />;
  if (refusal !== null || linkOf(orderId) === null) return <NoSuchOrder />;
  return (
    <SupplierPage title="Your order" line={welcome[end]}>
      <PasscodeForm
        onCheck={async (code) => {
          const sentence = await enterAsSupplier(orderId, code);
          if (sentence === null) toast.success(messages.order_signed_in);
          else if (closed.has(sentence)) setRefusal(sentence);
          return sentence;
        }}
      />
      <Text size="sm" c="var(--op-muted)" mt={24}>
        No passcode? Ask the clinic to email a new link.
      </Text>
    </SupplierPage>
  );
}
