import type { ShopPolicy } from "../../foundation/runtime/Seed.ts"

/** A section of the privacy page; headings use `id`. */
export interface PrivacySection {
  readonly about: string
  readonly id: string
  readonly paragraphs: ReadonlyArray<string>
}

/** Creates the privacy statement. It names only the services that the shop's settings use. */
export const privacyText = ({ carriers, eventDays, payment, taxes }: ShopPolicy): ReadonlyArray<PrivacySection> => [
  {
    id: "needed",
    about: "What we need to run the shop",
    paragraphs: [
      "We store your garage, cart, lists and orders under an ID that only this browser has. Once you have an account, we store them there. Your browser stores that ID, your selected vehicle, your light or dark theme and your shipping location. We need these to keep your cart between visits.",
      "We keep an order's shipping address so we can deliver it. When you delete your account, we remove your name and address from your orders as soon as they are complete. We delete our emails to you after 30 days.",
      ...(payment === "stripe"
        ? [
            "You pay on Stripe’s page. We send Stripe the order number, its total and your email address. Stripe reports to us whether the order is paid. We never see your card number."
          ]
        : []),
      ...(taxes === "stripe"
        ? ["Stripe also calculates the tax. We send it your state, your ZIP code and the items in the order, but not your name or street."]
        : []),
      ...(carriers === "shippo"
        ? [
            "Shippo gets shipping rates from the carriers. We send it your state, your ZIP code and the weight and size of the boxes, but not your name or street."
          ]
        : []),
      "Only our staff reads what you send us in a form."
    ]
  },
  {
    id: "learnt",
    about: "What we measure",
    paragraphs: [
      "During your visit we record the pages and parts you view, your searches and their results, what you add to your cart and lists, the recommendations you see, and how fast pages respond. This shows us which searches find nothing and which parts go together. Your browser stores the time of your last visit, how you got here and how many pages you viewed.",
      `We don't share this data with advertisers or other companies. We delete it after ${eventDays} days at the latest.`
    ]
  },
  {
    id: "stop",
    about: "How to stop it",
    paragraphs: [
      "Use the switch above, or turn on Global Privacy Control in your browser. We honor both. Your browser then sends only what the shop needs to work, and our servers store nothing else. Everything in the shop still works."
    ]
  }
]
