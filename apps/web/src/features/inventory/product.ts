import { quantityWithUnit } from '@operatory/domain';

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly clinic_id: string;
  readonly quantity_type: string | null;
  readonly stock_in_hand: number;
}

export const productInWords = (product: Product): string =>
  `${product.name}: ${quantityWithUnit(product.stock_in_hand, product.quantity_type)} in stock`;
