import { number } from '@operatory/resource';

/** A lot as entered in the form. */
export interface ReceivedLot {
  readonly key: string;
  readonly quantity: string;
  /** `yyyy-mm-dd`. */
  readonly expiry: string | null;
  readonly lot: string;
  readonly scan: string;
}

export const quantityField = number({ label: 'Quantity', required: true, min: 0.001, decimals: 3 });
