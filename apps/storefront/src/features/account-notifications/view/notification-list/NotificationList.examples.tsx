import type { Examples } from "@camber/ui/examples/Examples.ts"
import { type ListedNotification, NotificationList } from "./NotificationList.tsx"

const nothing = () => undefined
const shipped: ListedNotification = {
  id: 1,
  icon: "truck",
  title: "Your order is on its way",
  text: "Order 10012 left our warehouse today. It should be with you on Tuesday.",
  href: "#order",
  at: 1_800_000_000_000,
  when: "2 hours ago",
  isRead: false
}
const long = "Forged 4340 steel crankshaft, 3.750 in stroke, internally balanced ".repeat(4)

export const examples: Examples = {
  "New and read": (
    <NotificationList
      notifications={[
        shipped,
        { ...shipped, id: 2, icon: "package-check", title: "We have your order", when: "yesterday", isRead: true },
        { ...shipped, id: 3, icon: "flag", title: "100 points added", text: "Welcome.", href: null, when: "last month", isRead: true }
      ]}
      onFollow={nothing}
    />
  ),
  "Long texts": <NotificationList notifications={[{ ...shipped, title: long, text: `${long}${"x".repeat(90)}` }]} onFollow={nothing} />
}
