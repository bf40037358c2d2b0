import type { Examples } from "../../../examples/Examples.ts"
import { Button, LinkButton, IconButton } from "./Button.tsx"

const variants = ["primary", "quiet", "ghost"] as const

export const examples: Examples = {
  Variants: (
    <div className="acts">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          Add to Cart
        </Button>
      ))}
    </div>
  ),
  Sizes: (
    <div className="acts">
      {(["small", "regular", "large"] as const).map((size) => (
        <Button key={size} size={size} variant="primary">
          {size}
        </Button>
      ))}
    </div>
  ),
  "As links": (
    <div className="acts">
      <LinkButton href="#shop">Shop All Parts</LinkButton>
      <LinkButton href="#deals" variant="primary" size="large">
        Shop Deals
      </LinkButton>
    </div>
  ),
  "As wide as its container": (
    <Button block variant="primary" size="large">
      Add to Cart
    </Button>
  ),
  Waiting: (
    <div className="acts">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} busy>
          Adding
        </Button>
      ))}
    </div>
  ),
  Disabled: (
    <div className="acts">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          Sold out
        </Button>
      ))}
    </div>
  ),
  "Icons alone": (
    <div className="acts">
      <IconButton icon="bookmark" label="Add to List" />
      <IconButton icon="arrow-left" label="Back" edge />
      <IconButton icon="arrow-right" label="Forward" edge disabled />
    </div>
  )
}
