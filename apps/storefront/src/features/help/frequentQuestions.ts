import { formatCents } from "@camber/domain/money"
import { RETURN_DAYS } from "@camber/domain/order"
import type { ShopPolicy } from "../../foundation/runtime/Seed.ts"

/** A question that people ask, with its answer as plain paragraphs. */
export interface FrequentQuestion {
  readonly question: string
  readonly answer: ReadonlyArray<string>
}

/** What the answers are made of: the same settings and rules that the shop goes by. */
export interface HelpFacts {
  readonly phone: string
  /** When somebody answers it. */
  readonly hours: string
  /** In integer cents; null: nothing ships for free. */
  readonly freeShippingThreshold: number | null
  readonly policy: ShopPolicy
}

/** Questions by what they are about; `id` is where the page's links lead. */
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
    "Yes, where your state or province asks it of us: by the address that the parts go to, on the parts after discounts, and on shipping and core deposits where the law says so. You read the amount before you order. An account with an exemption certificate on file pays none: call us.",
  stripe:
    "Yes, where we have to collect it: Stripe Tax calculates it for the address that the parts go to. You read the amount before you order. An account with an exemption certificate on file pays none: call us."
}

export const frequentQuestions = ({ freeShippingThreshold, hours, phone, policy }: HelpFacts): ReadonlyArray<QuestionGroup> => [
  {
    id: "fitment",
    about: "Fitment",
    questions: [
      {
        question: "How do I know that a part fits my car?",
        answer: [
          "Add your car to the garage with its year, make and model. Each part then shows one line: it fits, it does not, or it asks something we do not know about your car yet, such as its bolt pattern or its rear axle.",
          "The part's page explains why, with the catalog entry that decided it."
        ]
      },
      {
        question: "What does “universal” mean?",
        answer: [
          "The part is not made for one car: hose ends, gauges, race seats. It fits wherever its size does, so compare the dimensions on its page with yours."
        ]
      },
      {
        question: "My car has a different engine than it was built with.",
        answer: [
          "Open your garage, choose the car and select Engine Swap as its engine, then pick the engine. Body parts are checked against the car, engine parts against the engine that is in it now."
        ]
      },
      {
        question: "My race car has no year or model.",
        answer: ["Add it as a race car: choose the class it runs in, and an engine if you like. Parts made for that class are then marked."]
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
          "Add the parts to your cart, select Check Out, enter your shipping address, and review your order before you place it. You don't need an account.",
          `Or call ${phone}, ${hours}. With the cart open you have every part number in front of you, and the person on the phone will double-check the fit with you.`
        ]
      },
      {
        question: "How do I pay?",
        answer: [paymentAnswers[policy.payment]]
      },
      {
        question: "Can the price change while I check out?",
        answer: [
          "You are charged what you read and confirmed. If a price, the shipping, the tax, a deposit or the stock has changed since then, we place nothing, show you what is different, and ask again."
        ]
      },
      {
        question: "Do you charge sales tax?",
        answer: [taxAnswers[policy.taxes]]
      },
      {
        question: "Why does a part say “See price in cart”?",
        answer: [
          "Its maker does not allow shops to advertise the price that we sell it for. Put it into your cart to see the price there: nothing is ordered by that, and you can take it out again."
        ]
      },
      {
        question: "Can I cancel an order?",
        answer: [
          "Yes, what is not packed yet, all of it or single parts: on the order's page, which the link in its confirmation mail opens. What you paid for it goes back to how you paid it. Points and codes that you used come back when all of the order is canceled."
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
          "The line under a part's price says whether it is in stock, how many are left when there are few, and otherwise in how many days it ships from the manufacturer. Enter your ZIP code in the cart to see the day each part should arrive."
        ]
      },
      {
        question: "Where do you ship?",
        answer: [
          `To ${placesText(policy.shipping.zones)}. Delivery dates are estimated for US addresses. Duties and import taxes abroad are the recipient's.`
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
          `${RETURN_DAYS} days after it was delivered. Open Start a Return with your order's number and email address, choose the part and tell us why. You get a label to print, and you pay the way back unless the fit promise holds.`,
          "When we have received the part, we refund what you paid for it with its share of the tax, to how you paid. Shipping to you is not refunded."
        ]
      },
      {
        question: "A part is wrong or damaged. What now?",
        answer: [
          "Do not install it, and keep its box. Open Start a Return, choose the part and tell us what is wrong.",
          `If you would rather talk about it, call ${phone} or write to us below.`
        ]
      },
      {
        question: "The shop says it fits, but it does not.",
        answer: [
          "If the part said “Guaranteed To Fit” for your car when you put it into the cart, it comes back free: that is the fit promise. Your order prints it under each part that it holds for. Choose “It does not fit” when you start the return.",
          "Either way tell us what is in the way. We check the catalog entry that decided, and until then the part's page asks shoppers with your car to verify the fit."
        ]
      },
      {
        question: "What about the warranty?",
        answer: [
          "It is the manufacturer's, and we add none of our own. Tell us the order's number and what failed, and we will tell you how the manufacturer handles it."
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
          "Starters, alternators and steering boxes are rebuilt from old ones. The charge is a deposit for your old part: it is shown on the part's page and as its own line in the cart and on the order, and you pay it with the order.",
          "No discount applies to it, and it does not count toward free shipping or points."
        ]
      },
      {
        question: "How do I get the deposit back?",
        answer: [
          `Send us your old part within ${policy.coreReturnDays} days after the new one was delivered. When we have received it, we refund the deposit in full.`
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
          "On our servers. Until you sign in, it belongs to an ID that this browser keeps in a cookie: if you delete this shop's cookies, you start with an empty garage.",
          "When you sign in, it moves to your account, and is there on every device where you sign in."
        ]
      },
      {
        question: "Are the reviews real?",
        answer: ["Reviews are sample data for now, and are labeled as such."]
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
        `From ${formatCents(freeFrom)} of parts on standard shipping is free. Core deposits do not count toward it, and freight is not part of it.`
      ]),
  ...(expedited === null || carriers !== "table"
    ? []
    : [`Expedited shipping begins at ${formatCents(expedited)}. It is not offered for parts that ship by ground only or by freight.`]),
  "Parts that ship by freight, such as crate engines, are marked on their pages. They come by truck at a rate of their own, and where we have none, we quote it by phone.",
  "Enter your ZIP code in the cart to see what your order costs to ship."
]

const carrierAnswer = [
  "What the carriers ask for your parts, by their weight and size and by your address: the cheapest of them is standard shipping. Where one of them delivers in two days or less for more, you can choose that as expedited shipping. It is not offered for parts that ship by ground only or by freight."
]

const tableAnswer = (standard: number, standardPounds: number | null): ReadonlyArray<string> => [
  `Within the contiguous United States standard shipping begins at ${formatCents(standard)}${standardPounds === null ? "" : `, for up to ${standardPounds} pounds`}. It costs more for heavier and longer parts, and to Alaska, Hawaii, the territories and abroad.`
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
