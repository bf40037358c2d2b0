import type { Service } from "./view/help/ServiceList.tsx"
import { CONTACT_FORM } from "@camber/domain/content"

/** Services of the shop. Each promise is backed by the page that it links to. */
export const getServices = (phone: string, hours: string): ReadonlyArray<Service> => [
  {
    title: "Fitment check",
    icon: "circle-check",
    text: "Save your car, race car or engine once. Each part then shows whether it fits, and why. If we need another fact about your car, we ask. We never guess.",
    links: [
      { label: "Your garage", href: "/CustomerVehicle" },
      { label: "Only parts that fit", href: "/shop/all?fits=1" }
    ]
  },
  {
    title: "Help by phone",
    icon: "phone",
    text: `Our tech team answers ${hours}. They check the fit, identify your part and take orders.`,
    links: [{ label: `Call ${phone}`, href: `tel:${phone}` }]
  },
  {
    title: "Delivery",
    icon: "truck",
    text: "Each part shows whether it is in stock, ships from the manufacturer or is made to order, and in how many days. Parts that ship by freight or by ground only are marked on their pages.",
    links: [
      { label: "In stock now", href: "/shop/all?facet=Availability%3AIn%20stock" },
      { label: "New arrivals", href: "/pages/newtrending" }
    ]
  },
  {
    title: "Complete kits",
    icon: "package-check",
    text: "Brake conversions, top ends, cooling, rear ends: everything for a job under one part number. Each kit lists its parts, quantities and options.",
    links: [{ label: "Find a kit", href: "/search?query=kit" }]
  },
  {
    title: "Technical know-how",
    icon: "book-open",
    text: "How parts work, how to choose them and how to set them up. Each article links to its parts, and shows the ones for your car if you've selected one.",
    links: [
      { label: "The Toolbox", href: "/the-toolbox" },
      { label: "Recommended for you", href: "/the-toolbox/recommended" }
    ]
  },
  {
    title: "Write to us",
    icon: "square-pen",
    text: "Send your question with your car and the part number. We'll answer by email.",
    links: [
      { label: "Contact form", href: CONTACT_FORM },
      { label: "Help Center", href: "/info/helpcenter" }
    ]
  }
]
