import { checksCoupons, messages } from '@operatory/domain';
import { type ValidatedCoupon, validateCoupon } from '../../commands/plans/validate-coupon.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Builder } from '../builder.ts';
import { inTenant } from '../me.ts';

export function addValidateCoupon(builder: Builder): void {
  const answer = builder.objectRef<ValidatedCoupon>('validated_coupon').implement({
    fields: (t) => ({
      ok: t.exposeBoolean('ok'),
      message: t.exposeString('message', { description: 'Why it is refused, or that it is valid' }),
      original: t.exposeString('original', { description: 'The price a month, GST included' }),
      discount: t.exposeString('discount'),
      total: t.exposeString('total'),
    }),
  });
  builder.queryField('validate_coupon', (t) =>
    t.field({
      type: answer,
      description: 'What a coupon takes off the price of a plan; an empty code is the full price',
      args: {
        code: t.arg.string({ required: true }),
        package_id: t.arg.int({ required: true }),
        team_id: t.arg.int({ required: true }),
      },
      resolve: (_root, asked, { app, who }) => {
        if (!checksCoupons(who)) throw new Refusal('no_permission', messages.no_permission);
        return inTenant(app, who, () => validateCoupon(app.prisma, asked, app.clock.now()));
      },
    }),
  );
}
