import { CopyButton } from "../../controls/copy-button/CopyButton.tsx"

export interface PromoCodeProps {
  readonly code: string
  /** Below it: its validity. */
  readonly note?: string | undefined
  /** Same as in `CopyButton`. */
  readonly onCopy: () => Promise<boolean>
}

/** Renders a code like a coupon, with the button that copies it. */
export const PromoCode = ({ code, note, onCopy }: PromoCodeProps) => (
  <div className="coupon">
    <p>
      <code>{code}</code>
      <CopyButton label="Copy promo code" onCopy={onCopy} />
    </p>
    {note !== undefined && <small>{note}</small>}
  </div>
)
