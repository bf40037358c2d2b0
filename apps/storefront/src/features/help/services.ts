import type { Service } from "./view/help/ServiceList.tsx"
import { CONTACT_FORM } from "@camber/domain/content"

/** What the shop does for its customers: nothing is promised that cannot be had on the linked pages. */
export const servicesOf = (phone: string, hours: string): ReadonlyArray<Service> => [
  {
    title: "The fit check",
    icon: "circle-check",
    text: "Save your car, race car or engine once. From then on every part says whether it fits, what it asks of your car, and by which statement. Nothing is guessed: where the catalog does not know, it says so.",
    links: [
      { label: "Your garage", href: "/CustomerVehicle" },
      { label: "Only parts that fit", href: "/shop/all?fits=1" }
    ]
  },
  {
    title: "Help by phone",
    icon: "phone",
    text: `People who turn wrenches answer ${hours}. They look up a fit with you, find the number of a part that you hold in your hand, and take orders.`,
    links: [{ label: `Call ${phone}`, href: `tel:${phone}` }]
  },
  {
    title: "To your door",
    icon: "truck",
    text: "Each part tells before you choose it whether it is in stock, ships from its maker or is made to order, and in how many days. What goes by freight or by ground only is marked on its page.",
    links: [
      { label: "In stock now", href: "/shop/all?facet=Availability%3AIn%20stock" },
      { label: "What comes in new", href: "/pages/newtrending" }
    ]
  },
  {
    title: "Kits that belong together",
    icon: "package-check",
    text: "Brake conversions, top ends, cooling, rear ends: all that a job needs under one number, each part named with its quantity, and choices where there are any.",
    links: [{ label: "Find a kit", href: "/search?query=kit" }]
  },
  {
    title: "Workshop knowledge",
    icon: "book-open",
    text: "How parts work, how to choose them and how to set them up, with the figures. Each article leads to its parts, for your car where it is known.",
    links: [
      { label: "The Toolbox", href: "/the-toolbox" },
      { label: "Recommended for you", href: "/the-toolbox/recommended" }
    ]
  },
  {
    title: "Write to us",
    icon: "square-pen",
    text: "A question that can wait until tomorrow: write it down with your car and the part number, and we answer by email.",
    links: [
      { label: "Contact form", href: CONTACT_FORM },
      { label: "Help Center", href: "/info/helpcenter" }
    ]
  }
]
