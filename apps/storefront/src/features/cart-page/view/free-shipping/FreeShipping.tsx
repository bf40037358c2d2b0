import { Icon } from "@camber/ui"

export interface FreeShippingProps {
  /** Formatted missing amount; absent once the threshold is reached. */
  readonly missing?: string | undefined
  /** Cart total and free shipping threshold, in integer cents. */
  readonly total: number
  readonly threshold: number
}

/** Progress of the cart toward free shipping. */
export const FreeShipping = ({ missing, total, threshold }: FreeShippingProps) => (
  <div className="freeship">
    <p>
      <Icon name={missing === undefined ? "circle-check" : "truck"} size={16} />
      {missing === undefined ? (
        <b>You have free shipping</b>
      ) : (
        <span>
          <b>{missing}</b> more for free shipping
        </span>
      )}
    </p>
    <progress value={Math.min(total, threshold)} max={threshold} aria-label="Progress to free shipping" />
  </div>
)
