import { CopyButton } from "../../controls/copy-button/CopyButton.tsx"

export interface PromoCodeProps {
  readonly code: string
  /** Below it: how long it is good for. */
  readonly note?: string | undefined
  /** As of `CopyButton`. */
  readonly onCopy: () => Promise<boolean>
}

/** A code as on a coupon, with the button that copies it. */
export const PromoCode = ({ code, note, onCopy }: PromoCodeProps) => (
  <div className="coupon">
    <p>
      <code>{code}</code>
      <CopyButton label="Copy promo code" onCopy={onCopy} />
    </p>
    {note !== undefined && <small>{note}</small>}
  </div>
)
