export function ColourDot({ colour }: { colour: string | null }) {
  return (
    <span
      aria-hidden
      style={{
        display: 'inline-block',
        width: 10,
        height: 10,
        marginRight: 8,
        borderRadius: 3,
        background: colour ?? 'var(--op-gray-mark)',
      }}
    />
  );
}
