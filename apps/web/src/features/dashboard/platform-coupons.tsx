import { Card, CardNothing } from '#kit/cards/card.tsx';
import { RelatedTable } from '#kit/record/related-table.tsx';
import { dollars } from '#ui/dollars.ts';
import { useSubscriptionFigures } from './platform-figures.ts';

const heads = ['Code', 'Used', 'Saved'];

/** The uses of each coupon, and how much the clients saved. */
export function PlatformCoupons() {
  const answer = useSubscriptionFigures(false);
  const uses = answer.data?.subscription_figures?.coupon_uses;
  if (answer.data && !uses) return null;
  return (
    <Card
      title="Coupon use"
      answer={answer}
      more={{ label: 'Coupons', to: '/dashboard/client-plans-code/list' }}
    >
      {uses?.length ? (
        <RelatedTable
          label="Coupon use"
          heads={heads}
          numeric={heads.slice(1)}
          rows={uses.map(({ code, used, limit, saved }) => ({
            id: code,
            cells: [code, limit === null ? used : `${used} of ${limit}`, dollars(saved)],
          }))}
        />
      ) : (
        <CardNothing>No coupon has been used yet.</CardNothing>
      )}
    </Card>
  );
}
