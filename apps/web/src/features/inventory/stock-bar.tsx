import { quantityWithUnit } from '@operatory/domain';
import classes from './stock-bar.module.css';
import type { StockFigures } from './stock-words.ts';

/**
 * The stock as a bar with marks for minimum and maximum. Its label for screen readers has the same values.
 */
export function StockBar({ product, wide = false }: { product: StockFigures; wide?: boolean }) {
  const { stock_in_hand: inHand, minimum, maximum, is_low_stock: isLow } = product;
  // The bar ends 20 % above the higher of maximum and minimum; larger quantities are cut off there.
  const end = Math.max(maximum ?? 0, minimum ?? 0) * 1.2 || Math.max(inHand, 1);
  const share = (amount: number) => `${Math.min(100, (amount / end) * 100)}%`;
  return (
    <span className={classes.row}>
      <span
        className={classes.bar}
        data-low={isLow || undefined}
        data-wide={wide || undefined}
        role="img"
        aria-label={wordsOf(product)}
      >
        {maximum ? <span className={classes.room} style={{ inlineSize: share(maximum) }} /> : null}
        <span className={classes.fill} style={{ inlineSize: share(inHand) }} />
        {minimum ? <span className={classes.mark} style={{ insetInlineStart: share(minimum) }} /> : null}
        {maximum ? <span className={classes.mark} style={{ insetInlineStart: share(maximum) }} /> : null}
      </span>
      {wide ? null : (
        <span className={`tabular ${classes.words}`} aria-hidden>
          {rangeOf(product)}
        </span>
      )}
    </span>
  );
}

/** `4–12`, or `from 4` or `to 12` if only one limit is set; empty without limits. */
function rangeOf({ minimum, maximum }: StockFigures): string {
  if (minimum !== null && maximum !== null) return `${minimum}–${maximum}`;
  if (minimum !== null) return `from ${minimum}`;
  return maximum === null ? '' : `to ${maximum}`;
}

function wordsOf(product: StockFigures): string {
  const { stock_in_hand: inHand, minimum, maximum, is_low_stock: isLow } = product;
  return [
    `${quantityWithUnit(inHand, product.quantity_type)} in stock`,
    minimum === null ? '' : `minimum ${minimum}`,
    maximum === null ? '' : `maximum ${maximum}`,
    isLow ? 'low' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
