import type { StaffOffer } from "@camber/domain/staff"
import { fireEvent, screen } from "@testing-library/react"
import { renderStorefront } from "./renderStorefront.tsx"
import { createTestRuntime } from "./createTestRuntime.ts"

/** Renders a staff page over services that respond by path to a body, or to the query of a file; other paths are unavailable. */
export const renderStaffPage = (path: string, answers: Readonly<Record<string, (body: unknown) => unknown>>) =>
  renderStorefront(
    path,
    {},
    {},
    createTestRuntime(null, {
      json: ({ body, path, query }) => {
        const answer = answers[path]
        return answer === undefined ? "away" : { data: answer(body ?? query) }
      }
    })
  )

/** An offer as the staff services return it. */
export const sampleOffer = (sku: string, changes: Partial<StaffOffer> = {}) => ({
  skuVariantNumber: sku,
  productPageId: 7,
  title: "Brake pads",
  brand: "Halden",
  options: ["Street"],
  mpn: "1130",
  gtin: null,
  href: "/item/brake-pads/7",
  price: { regular: 12_900, sale: null },
  stock: { quantity: 5, availability: "InStock" },
  availabilityText: "In stock",
  ...changes
})

const waiting = (role: string) => ({
  role,
  orders: 0,
  failedRefunds: 0,
  returns: 0,
  reviews: 0,
  questions: 0,
  fitReports: 0,
  messages: 0
})

/** Responses for a staff member with this role and without waiting work. */
export const asRole = (role: string) => ({ "/api/staff/waiting": () => waiting(role) })

/** Types a text into the field with this label. */
export const typeInto = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } })
