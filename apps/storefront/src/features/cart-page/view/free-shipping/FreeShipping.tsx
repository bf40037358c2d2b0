import { Icon } from "@camber/ui"

export interface FreeShippingProps {
  /** What is still missing, formatted; absent when it is reached. */
  readonly missing?: string | undefined
  /** What the cart comes to, and from where on shipping is free, in integer cents. */
  readonly total: number
  readonly threshold: number
}

/** How far the cart is from free shipping. */
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
