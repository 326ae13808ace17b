/** The codes that products bear. */
export const formats = ['Code128', 'DataMatrix', 'EAN-13', 'QRCode', 'Codabar'] as const;
