import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Opener } from "@camber/ui/examples/InteractiveExample.tsx"
import { PromoModal } from "./PromoModal.tsx"

const offer = {
  title: "$10 off brakes",
  description: "Ten dollars off one order with brake parts for $100 or more. Enter the code in the cart by Sunday.",
  onCopy: async () => true
}

export const examples: Examples = {
  "With a code": (
    <Opener label="With a code">
      {(open, close) => (
        <PromoModal {...offer} open={open} code="STOP10" link={{ label: "Shop brakes", href: "#brakes" }} onClose={close} />
      )}
    </Opener>
  ),
  "Without one": <Opener label="Without one">{(open, close) => <PromoModal {...offer} open={open} code={null} onClose={close} />}</Opener>
}
