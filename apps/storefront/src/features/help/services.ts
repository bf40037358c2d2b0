import type { Service } from "./view/help/ServiceList.tsx"
import { CONTACT_FORM } from "@camber/domain/content"

/** Services of the shop. Each promise is backed by the page that it links to. */
export const servicesOf = (phone: string, hours: string): ReadonlyArray<Service> => [
  {
    title: "The fit check",
    icon: "circle-check",
    text: "Save your car, race car or engine once. Every part then says whether it fits, what it needs to know about your car, and why. We never guess: where the catalog does not know, it says so.",
    links: [
      { label: "Your garage", href: "/CustomerVehicle" },
      { label: "Only parts that fit", href: "/shop/all?fits=1" }
    ]
  },
  {
    title: "Help by phone",
    icon: "phone",
    text: `People who turn wrenches answer ${hours}. They check the fit with you, identify the part in your hand, and take orders.`,
    links: [{ label: `Call ${phone}`, href: `tel:${phone}` }]
  },
  {
    title: "To your door",
    icon: "truck",
    text: "Before you choose a part, you see whether it is in stock, ships from the manufacturer or is made to order, and in how many days. Parts that ship by freight or by ground only are marked on their pages.",
    links: [
      { label: "In stock now", href: "/shop/all?facet=Availability%3AIn%20stock" },
      { label: "New arrivals", href: "/pages/newtrending" }
    ]
  },
  {
    title: "Kits that belong together",
    icon: "package-check",
    text: "Brake conversions, top ends, cooling, rear ends: everything a job needs under one number, each part listed with its quantity, and choices where there are any.",
    links: [{ label: "Find a kit", href: "/search?query=kit" }]
  },
  {
    title: "Technical know-how",
    icon: "book-open",
    text: "How parts work, how to choose them and how to set them up, with the numbers. Each article links to its parts, for your car when we know it.",
    links: [
      { label: "The Toolbox", href: "/the-toolbox" },
      { label: "Recommended for you", href: "/the-toolbox/recommended" }
    ]
  },
  {
    title: "Write to us",
    icon: "square-pen",
    text: "For a question that can wait until tomorrow: send it with your car and the part number, and we will answer by email.",
    links: [
      { label: "Contact form", href: CONTACT_FORM },
      { label: "Help Center", href: "/info/helpcenter" }
    ]
  }
]
