/** The organisation's logo, or the product's if it has none. */
export function BrandMark({ logo, size = 32 }: { logo?: string | null; size?: number }) {
  return (
    <img
      src={logo ?? '/favicon.svg'}
      alt=""
      width={size}
      height={size}
      style={{
        display: 'block',
        borderRadius: 'var(--mantine-radius-sm)',
        objectFit: 'contain',
        flex: 'none',
      }}
      onError={(event) => {
        if (!event.currentTarget.src.endsWith('/favicon.svg')) event.currentTarget.src = '/favicon.svg';
      }}
    />
  );
}
