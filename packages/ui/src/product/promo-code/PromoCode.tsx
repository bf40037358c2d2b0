import { CopyButton } from "../../controls/copy-button/CopyButton.tsx"

export interface PromoCodeProps {
  readonly code: string
  /** Text below the code: how long it is valid. */
  readonly note?: string | undefined
  /** Same as `onCopy` of `CopyButton`. */
  readonly onCopy: () => Promise<boolean>
}

/** Renders a code as a coupon, with a button that copies the code. */
export const PromoCode = ({ code, note, onCopy }: PromoCodeProps) => (
  <div className="coupon">
    <p>
      <code>{code}</code>
      <CopyButton label="Copy promo code" onCopy={onCopy} />
    </p>
    {note !== undefined && <small>{note}</small>}
  </div>
)
