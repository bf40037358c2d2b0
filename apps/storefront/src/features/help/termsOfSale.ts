import { RETURN_DAYS } from "@camber/domain/order"
import type { HelpFacts } from "./frequentQuestions.ts"
import type { ShopPolicy } from "../../foundation/runtime/Seed.ts"

/** Settings and rules behind the terms. The shop applies the same values. */
export interface TermsFacts extends Pick<HelpFacts, "hours" | "phone" | "policy"> {
  readonly brandName: string
}

/** A section of the terms; links use `id` as their anchor. */
export interface TermsSection {
  readonly about: string
  readonly id: string
  readonly paragraphs: ReadonlyArray<string>
}

const payments: Readonly<Record<ShopPolicy["payment"], string>> = {
  invoice: "You pay by invoice. It comes with the package and is due within 30 days.",
  test: "This shop is being tried out: orders are paid on a test page, no money moves, and nothing is shipped.",
  stripe:
    "You pay on Stripe's page right after you order. We hold your parts for half an hour; an order that is not paid by then is canceled, and a payment that comes later goes back in full."
}

/** Creates the terms of sale. They promise only what the shop's rules guarantee. */
export const termsOfSale = ({ brandName, hours, phone, policy }: TermsFacts): ReadonlyArray<TermsSection> => [
  {
    id: "orders",
    about: "Orders and prices",
    paragraphs: [
      `You order from ${brandName} by pressing Place Order, or by phone at ${phone}, ${hours}. We confirm each order by email.`,
      "You are charged what you read and confirmed: the parts, core deposits, shipping and tax, each with its own line. If any of it has changed by the moment you press, we place nothing and show you what is different.",
      "Prices are in US dollars. Of some parts the price is told in the cart alone, because their makers do not allow us to advertise it.",
      "You can cancel what is not packed yet on the order's page. What you paid for it goes back to how you paid it."
    ]
  },
  {
    id: "payment",
    about: "Payment and tax",
    paragraphs: [
      payments[policy.payment],
      policy.taxes === "none"
        ? "No sales tax is charged at this time."
        : "Sales tax is charged by the address that the parts go to, where we have to collect it. An account with an exemption certificate on file pays none."
    ]
  },
  {
    id: "shipping",
    about: "Shipping",
    paragraphs: [
      `${policy.carriers === "table" ? "Shipping is priced by weight, size and address" : "Shipping costs what the carriers ask for the weight, size and address"}, and you read it before you order. Freight comes by truck at a rate of its own.`,
      "Delivery days are estimates. Parts of one order may come in several boxes, each with its own tracking number. Duties and import taxes abroad are the recipient's."
    ]
  },
  {
    id: "returns",
    about: "Returns and refunds",
    paragraphs: [
      `You can send a part back within ${RETURN_DAYS} days after it was delivered. Start the return with your order's number and email address, and put the label into the box. You pay the way back.`,
      "When we have received the part, we refund what you paid for it, after discounts and with its share of the tax. Shipping to you is not refunded.",
      "Points that the part earned are taken back. A code that you used counts as unused again only when all of the order is canceled or returned."
    ]
  },
  {
    id: "fit",
    about: "The fit promise",
    paragraphs: [
      "If a part said “Guaranteed To Fit” for your car when you put it into your cart, and it does not fit that car, it comes back free: the way back is ours to pay, and we refund it as any other return.",
      "Your order prints the promise under each part that it holds for. It does not hold for parts without a car, or where the shop said to verify the fit."
    ]
  },
  {
    id: "warranty",
    about: "Warranty",
    paragraphs: [
      "Parts carry the warranty of their manufacturer. We add none of our own, and we help you claim it: tell us the order's number and what failed.",
      "Rights that the law gives you and that no contract can take away stay yours."
    ]
  },
  {
    id: "cores",
    about: "Core deposits",
    paragraphs: [
      `Where a part names a core charge, you deposit it with the order. Send us the old part within ${policy.coreReturnDays} days after the new one was delivered, and we refund the deposit in full. It comes back as well when you return the new part.`
    ]
  },
  {
    id: "use",
    about: "Where parts may be used",
    paragraphs: [
      "Some parts are for racing or off-road use, or not legal in every state: their pages say so. Whether a part may be used on your car where you drive it is yours to check.",
      "Have a professional install what keeps a car safe, such as brakes, steering and fuel lines, unless you know how."
    ]
  }
]
