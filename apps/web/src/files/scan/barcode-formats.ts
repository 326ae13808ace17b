export const barcodeFormats = ['Code128', 'DataMatrix', 'EAN-13', 'QRCode', 'Codabar'] as const;
