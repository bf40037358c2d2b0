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
  test: "This is a trial shop. You pay on a test page, nothing is charged, and nothing is shipped.",
  stripe:
    "You pay on Stripe's page right after you order. We reserve your parts for 30 minutes. If you haven't paid by then, we cancel the order. We refund a later payment in full."
}

/** Creates the terms of sale. They promise only what the shop's rules guarantee. */
export const termsOfSale = ({ brandName, hours, phone, policy }: TermsFacts): ReadonlyArray<TermsSection> => [
  {
    id: "orders",
    about: "Orders and prices",
    paragraphs: [
      `You order from ${brandName} by selecting Place Order, or by phone at ${phone}, ${hours}. We confirm each order by email.`,
      "We charge the total you confirm: parts, core deposits, shipping and tax, each on its own line. If an amount changes before you order, we don't place the order and show you the change.",
      "Prices are in US dollars. Some prices appear only in the cart, because the manufacturer doesn't let us advertise them.",
      "You can cancel parts that aren't packed yet on the order's page. We refund your original payment method."
    ]
  },
  {
    id: "payment",
    about: "Payment and tax",
    paragraphs: [
      payments[policy.payment],
      policy.taxes === "none"
        ? "No sales tax is charged at this time."
        : "We charge sales tax by shipping address, where the law requires it. Accounts with an exemption certificate on file pay no tax."
    ]
  },
  {
    id: "shipping",
    about: "Shipping",
    paragraphs: [
      `${policy.carriers === "table" ? "Shipping is priced by weight, size and address" : "Shipping costs the carrier's rate for the weight, size and address"}. You see the cost before you order. Freight ships by truck at a separate rate.`,
      "Delivery dates are estimates. One order may ship in several packages, each with its own tracking number. Outside the US, the recipient pays duties and import taxes."
    ]
  },
  {
    id: "returns",
    about: "Returns and refunds",
    paragraphs: [
      `You can return a part within ${policy.returnDays} days of delivery. Start the return with your order number and email address, and put the label in the box. You pay for return shipping.`,
      "Once we receive the part, we refund the price you paid after discounts, and its tax. We don't refund the original shipping.",
      "We deduct the points that the part earned. You can use a promo code again only if the whole order is canceled or returned."
    ]
  },
  {
    id: "fit",
    about: "The fit promise",
    paragraphs: [
      "If a part said “Guaranteed To Fit” for your car when you added it to your cart, and it doesn't fit that car, return it free. We pay for return shipping and refund it like any other return.",
      "Your order shows the promise under each part it covers. It doesn't cover parts ordered without a car, or parts whose fit we asked you to verify."
    ]
  },
  {
    id: "warranty",
    about: "Warranty",
    paragraphs: [
      "The manufacturer's warranty applies. We don't add our own, but we help you claim it. Send us your order number and what failed.",
      "These terms don't limit your rights under the law."
    ]
  },
  {
    id: "cores",
    about: "Core deposits",
    paragraphs: [
      `If a part has a core charge, you pay it as a deposit with the order. Send us the old part within ${policy.coreReturnDays} days after the new one is delivered, and we refund the full deposit. We also refund it if you return the new part.`
    ]
  },
  {
    id: "use",
    about: "Where parts may be used",
    paragraphs: [
      "Some parts are for racing or off-road use only, or not legal in every state. Their pages show this. You're responsible for checking whether you may use a part on your car where you drive.",
      "Have a professional install safety parts such as brakes, steering and fuel lines, unless you know how."
    ]
  }
]
