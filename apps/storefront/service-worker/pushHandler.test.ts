// @vitest-environment node
import { toPushMessage } from "@camber/domain/push"
import { describe, expect, it } from "vitest"
import { createPushHandler } from "./pushHandler.ts"

const payload = { title: "Order 1001 is on its way", text: "...", href: "/account/orderhistory/1001" }
const sent = JSON.stringify(toPushMessage("order", payload, "order:1001", 3))
const shop = "https://shop.example"

const device = (windows: ReadonlyArray<string> = []) => {
  const [shown, closed, focused, opened, warned, badges] = [
    new Array<unknown>(),
    new Array<string>(),
    new Array<string>(),
    new Array<string>(),
    new Array<string>(),
    new Array<number>()
  ]
  const state = { subscribed: true, answer: async () => Response.json({ isOn: true }) }
  const subscription = { unsubscribe: async () => ((state.subscribed = false), true) }
  const pushed = createPushHandler({
    registration: {
      showNotification: async (title: string, options?: NotificationOptions) => void shown.push([title, options]),
      getNotifications: async () => [{ close: () => void closed.push("shown before") }],
      pushManager: { getSubscription: async () => (state.subscribed ? subscription : null) }
    } as never,
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => void focused.push(url), postMessage: () => undefined })),
      openWindow: async (url: string) => void opened.push(url)
    } as never,
    navigator: {
      setAppBadge: async (count?: number) => void badges.push(count ?? -1),
      clearAppBadge: async () => void badges.push(0)
    },
    origin: shop,
    fetch: () => state.answer(),
    warn: (words) => void warned.push(words)
  })
  return { badges, closed, focused, opened, pushed, shown, state, warned }
}

describe("push message in the worker", () => {
  it("PUSH-15 PUSH-18 shows the message as written, replaces one with the same subject and sets the unread count", async () => {
    const { badges, pushed, shown, warned } = device()
    await pushed.show(sent)
    expect(shown).toEqual([
      [
        "Order 1001 is on its way",
        { body: "See its status.", tag: "order:1001", icon: "/content/icons/app-192.png", data: { href: payload.href } }
      ]
    ])
    expect([badges, warned]).toEqual([[3], []])
  })

  it.each([
    undefined,
    "",
    "hello",
    "null",
    "[]",
    "{}",
    sent.replace(payload.href, "https://evil.example/"),
    sent.replace(payload.href, "//evil.example/"),
    sent.replace(`"unread":3`, `"unread":"many"`),
    sent.replace("Order", "x".repeat(9000))
  ])("PUSH-15 logs one quiet warning for an unreadable message: %#", async (text) => {
    const { pushed, shown, warned } = device()
    await pushed.show(text)
    await pushed.show(text)
    expect([shown, warned]).toEqual([[], ["Failed to parse a push message."]])
    await pushed.show(sent)
    expect(shown).toHaveLength(1)
  })
})

describe("notification click", () => {
  const press = (pushed: ReturnType<typeof device>["pushed"], href: unknown) => {
    let isClosed = false
    return pushed.open({ close: () => void (isClosed = true), data: { href } }).then(() => isClosed)
  }

  it("PUSH-15 opens the message's page beside the other open pages", async () => {
    const { focused, opened, pushed } = device([`${shop}/shoppingcart`])
    expect(await press(pushed, payload.href)).toBe(true)
    expect([opened, focused]).toEqual([[shop + payload.href], []])
  })

  it("PUSH-15 focuses the window that already shows the page", async () => {
    const { focused, opened, pushed } = device([`${shop}/`, shop + payload.href])
    await press(pushed, payload.href)
    expect([opened, focused]).toEqual([[], [shop + payload.href]])
  })

  it("PUSH-15 opens no page of another site", async () => {
    const { opened, pushed } = device()
    for (const href of ["https://evil.example/", "//evil.example/", "/\\evil.example", 7, undefined]) await press(pushed, href)
    expect(new Set(opened)).toEqual(new Set([`${shop}/`]))
  })
})

describe("visitor change on the device", () => {
  it("PUSH-16 ends a subscription of the previous visitor and closes their notifications", async () => {
    const { badges, closed, pushed, state } = device()
    state.answer = async () => Response.json({ publicKey: "key", isOn: false, quietHours: null })
    await pushed.recheck()
    expect([state.subscribed, closed, badges]).toEqual([false, ["shown before"], [0]])
  })

  it.each([
    ["belongs to the visitor, who has signed in", async () => Response.json({ isOn: true })],
    ["has an unknown owner, because there is no network", async () => Promise.reject(new TypeError("no network"))],
    ["cannot be checked, because the services are unavailable", async () => new Response("", { status: 503 })]
  ])("PUSH-16 keeps the subscription if it %s", async (_, answer) => {
    const { closed, pushed, state } = device()
    state.answer = answer
    await pushed.recheck()
    expect([state.subscribed, closed]).toEqual([true, []])
  })

  it("PUSH-16 sends no request without a subscription", async () => {
    const { pushed, state } = device()
    state.subscribed = false
    state.answer = async () => Promise.reject(new Error("not asked"))
    await pushed.recheck()
    expect(state.subscribed).toBe(false)
  })
})
