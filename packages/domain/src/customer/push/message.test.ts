import { describe, expect, it } from "@effect/vitest"
import fc from "fast-check"
import { toPushMessage, pushTopics, NOTIFICATIONS_PATH } from "./message.ts"

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length
const text = fc.string({ unit: "binary", maxLength: 4000 })

describe("toPushMessage", () => {
  it("PUSH-15 never exceeds the limit of push services, for any notification", () => {
    const anyNotification = fc.record({ title: text, text, href: fc.option(fc.webPath()) })
    fc.assert(
      fc.property(fc.constantFrom(...pushTopics), anyNotification, fc.nat(), (topic, notification, unread) => {
        const message = toPushMessage(topic, notification, "price:CAM-P3-1", unread)
        expect(bytes(message)).toBeLessThanOrEqual(3000)
        expect(message.title.isWellFormed() && message.text.isWellFormed()).toBe(true)
      })
    )
  })

  it("PUSH-15 hides details of orders and answers that a lock screen should not show", () => {
    const notification = { title: "Order 1234567890 is on its way", text: "Tracking number: 1Z999.", href: "/account/x" }
    expect(toPushMessage("order", notification, "order:1234567890", 2)).toEqual({
      title: "Order 1234567890 is on its way",
      text: "See its status.",
      href: "/account/x",
      collapseKey: "order:1234567890",
      unread: 2
    })
    expect(toPushMessage("question", { ...notification, text: "Dear June, ..." }, "question:1", 1).text).not.toContain("June")
  })

  it("PUSH-15 links to the notification page if the notification does not link to a page", () => {
    expect(toPushMessage("stock", { title: "Back", text: "$1", href: null }, "stock:1", 1).href).toBe(NOTIFICATIONS_PATH)
    expect(toPushMessage("stock", { title: "Back", text: "$1", href: `/${"x".repeat(900)}` }, "stock:1", 1).href).toBe(NOTIFICATIONS_PATH)
  })
})
