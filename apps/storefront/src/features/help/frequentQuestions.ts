import { formatCents } from "@camber/domain/money"
import type { ShopPolicy } from "../../foundation/runtime/Seed.ts"

/** A frequent question and its answer in plain paragraphs. */
export interface FrequentQuestion {
  readonly question: string
  readonly answer: ReadonlyArray<string>
}

/** Settings and rules behind the answers. The shop applies the same values. */
export interface HelpFacts {
  readonly phone: string
  /** Hours in which staff answer the phone. */
  readonly hours: string
  /** In integer cents. Null if the shop has no free shipping. */
  readonly freeShippingThreshold: number | null
  readonly policy: ShopPolicy
}

/** Questions about one topic; links on the page use `id` as their anchor. */
export interface QuestionGroup {
  readonly about: string
  readonly id: string
  readonly questions: ReadonlyArray<FrequentQuestion>
}

const paymentAnswers: Readonly<Record<ShopPolicy["payment"], string>> = {
  invoice: "Pay by invoice within 30 days. It comes with your package. No card needed.",
  test: "You'll pay on a test page after placing the order. This is a trial shop: no card is needed, and nothing is charged.",
  stripe:
    "By card or wallet on Stripe's secure page, after you place the order. We never see your card number. We hold your parts for 30 minutes. If you haven't paid by then, we cancel the order and charge nothing."
}

const taxAnswers: Readonly<Record<ShopPolicy["taxes"], string>> = {
  none: "No, not at this time.",
  table:
    "Yes, where your state or province requires it. Tax depends on your shipping address. It applies to parts after discounts, and to shipping and core deposits where the law says so. You see the amount before you order. If you're tax-exempt, call us to put your certificate on file.",
  stripe:
    "Yes, where the law requires it. Stripe Tax calculates it for your shipping address. You see the amount before you order. If you're tax-exempt, call us to put your certificate on file."
}

export const frequentQuestions = ({ freeShippingThreshold, hours, phone, policy }: HelpFacts): ReadonlyArray<QuestionGroup> => [
  {
    id: "fitment",
    about: "Fitment",
    questions: [
      {
        question: "How do I know that a part fits my car?",
        answer: [
          "Add your car's year, make and model to your garage. Each part then shows whether it fits. If we need one more fact, such as your bolt pattern or rear axle, we ask for it there.",
          "The part's page explains why, with the catalog entry behind it."
        ]
      },
      {
        question: "What does “universal” mean?",
        answer: [
          "The part isn't made for one car. Hose ends, gauges and race seats are examples. Compare the dimensions on its page with your car."
        ]
      },
      {
        question: "My car has a different engine than it was built with.",
        answer: [
          "Open your garage, choose the car, select Engine Swap and pick the new engine. We check body parts against the car and engine parts against the new engine."
        ]
      },
      {
        question: "My race car has no year or model.",
        answer: ["Add it as a race car. Choose its class and, if you like, its engine. We mark the parts made for that class."]
      }
    ]
  },
  {
    id: "orders",
    about: "Orders and payment",
    questions: [
      {
        question: "How do I order?",
        answer: [
          "Add parts to your cart, select Check Out and enter your shipping address. Review your order, then place it. You don't need an account.",
          `Or call ${phone}, ${hours}. Keep your cart open for the part numbers. We'll double-check the fit with you.`
        ]
      },
      {
        question: "How do I pay?",
        answer: [paymentAnswers[policy.payment]]
      },
      {
        question: "Can the price change while I check out?",
        answer: [
          "No. We charge the total you confirm. If a price, shipping, tax, a deposit or stock changes before you order, we show you the change and ask again."
        ]
      },
      {
        question: "Do you charge sales tax?",
        answer: [taxAnswers[policy.taxes]]
      },
      {
        question: "Why does a part say “See price in cart”?",
        answer: ["The manufacturer doesn't let us advertise our price. Add the part to your cart to see it. You can remove it at any time."]
      },
      {
        question: "Can I cancel an order?",
        answer: [
          "Yes, until it's packed. Open the order from the link in your confirmation email and cancel all of it or single parts. We refund your original payment method. You get used points and codes back when you cancel the whole order."
        ]
      }
    ]
  },
  {
    id: "shipping",
    about: "Shipping",
    questions: [
      {
        question: "What does shipping cost?",
        answer: shippingAnswer(freeShippingThreshold, policy)
      },
      {
        question: "When will my parts ship?",
        answer: [
          "Look under the part's price. It says whether the part is in stock, how many are left when stock is low, or in how many days it ships from the manufacturer. Enter your ZIP code in the cart to see arrival dates."
        ]
      },
      {
        question: "Where do you ship?",
        answer: [
          `To ${placesText(policy.shipping.zones)}. Delivery dates are estimated for US addresses. Outside the US, the recipient pays duties and import taxes.`
        ]
      }
    ]
  },
  {
    id: "returns",
    about: "Returns and warranty",
    questions: [
      {
        question: "How long do I have to return a part?",
        answer: [
          `${policy.returnDays} days from delivery. Open Start a Return, enter your order number and email, choose the part and tell us why. You get a label to print. You pay for return shipping unless the fit promise covers the part.`,
          "Once we receive the part, we refund its price and tax to your original payment method. We don't refund the original shipping."
        ]
      },
      {
        question: "A part is wrong or damaged. What now?",
        answer: [
          "Don't install it, and keep the box. Open Start a Return, choose the part and tell us what's wrong.",
          `Prefer to talk? Call ${phone} or write to us below.`
        ]
      },
      {
        question: "You said it fits, but it doesn't. What now?",
        answer: [
          "If the part said “Guaranteed To Fit” for your car when you added it to your cart, return it free. That's our fit promise. Your order shows it under each part it covers. Choose “It does not fit” when you start the return.",
          "Even if the promise doesn't cover your part, please tell us why it doesn't fit. We check the catalog entry. If it's wrong, or several buyers with your car report the same problem, the part's page asks shoppers with your car to verify the fit."
        ]
      },
      {
        question: "What about the warranty?",
        answer: [
          "The manufacturer's warranty applies. We don't add our own. Send us your order number and what failed, and we'll tell you how the manufacturer handles it."
        ]
      }
    ]
  },
  {
    id: "cores",
    about: "Core charges",
    questions: [
      {
        question: "What is a core charge?",
        answer: [
          "It's a deposit for your old part. Starters, alternators and steering boxes are rebuilt from old ones. You see the deposit on the part's page, in the cart and on the order, and pay it with the order.",
          "Discounts don't apply to it, and it doesn't count toward free shipping or points."
        ]
      },
      {
        question: "How do I get the deposit back?",
        answer: [
          `Send us your old part within ${policy.coreReturnDays} days after the new one is delivered. Once we receive it, we refund the full deposit.`
        ]
      }
    ]
  },
  {
    id: "shop",
    about: "This shop",
    questions: [
      {
        question: "Where is my garage kept?",
        answer: [
          "On our servers. Until you sign in, it's tied to a cookie in this browser. If you delete our cookies, you start with an empty garage.",
          "When you sign in, it moves to your account. You then see it on every device where you're signed in."
        ]
      },
      {
        question: "Are the reviews real?",
        answer: ["Reviews labeled as sample data came with the demo parts. All others are by our customers."]
      }
    ]
  }
]

const shippingAnswer = (
  freeFrom: number | null,
  { carriers, shipping: { expedited, standard, standardPounds } }: ShopPolicy
): ReadonlyArray<string> => [
  ...(carriers === "table" ? tableAnswer(standard, standardPounds) : carrierAnswer),
  ...(freeFrom === null
    ? []
    : [
        `Standard shipping is free on orders of ${formatCents(freeFrom)} or more in parts. Core deposits don't count toward it, and it doesn't cover freight.`
      ]),
  ...(expedited === null || carriers !== "table"
    ? []
    : [`Expedited shipping begins at ${formatCents(expedited)}. It isn't available for parts that ship by ground only or by freight.`]),
  "Parts that ship by freight, such as crate engines, are marked on their pages. They come by truck at a separate rate. If we show no rate, call us for a quote.",
  "Enter your ZIP code in the cart to see what your order costs to ship."
]

const carrierAnswer = [
  "You pay the carrier's rate for the weight and size of your parts and your address. Standard shipping is the cheapest rate. If a carrier delivers in two days or less for more, you can choose it as expedited shipping. Expedited shipping isn't available for parts that ship by ground only or by freight."
]

const tableAnswer = (standard: number, standardPounds: number | null): ReadonlyArray<string> => [
  `Within the contiguous United States, standard shipping begins at ${formatCents(standard)}${standardPounds === null ? "" : `, for up to ${standardPounds} pounds`}. Heavier and longer parts cost more, and so does shipping to Alaska, Hawaii, the territories and other countries.`
]

const zoneNames: Readonly<Record<string, string>> = {
  contiguous: "the contiguous United States",
  alaska: "Alaska",
  hawaii: "Hawaii",
  territories: "Puerto Rico and the other territories",
  military: "military addresses (APO, FPO and DPO)",
  canada: "Canada",
  abroad: "other countries"
}

const listFormat = new Intl.ListFormat("en-US")
const placesText = (zones: ReadonlyArray<string>): string => listFormat.format(zones.flatMap((zone) => zoneNames[zone] ?? []))
