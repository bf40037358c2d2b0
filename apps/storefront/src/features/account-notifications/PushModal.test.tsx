import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime, type TestEnvironment } from "../../../test/createTestRuntime.ts"
import { createFakePush, allowPush } from "../../../test/createFakePush.ts"
import { sampleCookies } from "../../../test/samples.ts"
import { PushStore } from "./PushStore.ts"

beforeAll(() => Promise.all([import("./PushOverlay.tsx"), import("../../app/frame/ListsOverlay.tsx")]))

const cookies = `${sampleCookies}; DeviceId=d-1`
const promptShown = (minutesAgo: number) => ({
  local: new Map([["PushPromptShown", JSON.stringify({ value: true, keptAt: Date.now() - minutesAgo * 60_000 })]]),
  session: new Map<string, string>()
})

/** Renders a page with a ready service worker, after the first interaction. */
const draw = async (services = createFakePush(), world: TestEnvironment = {}) => {
  const reported: Array<string> = []
  const receive = ({ name }: { readonly name: string }) => void reported.push(name)
  const shop = await renderStorefront(
    "/the-toolbox",
    {},
    {},
    createTestRuntime(cookies, { json: services.json }, { push: allowPush, receive, ...world })
  )
  fireEvent.pointerMove(document.body)
  const push = shop.container.resolve(PushStore)
  const outcomes = () => reported.filter((name) => name.startsWith("Push"))
  return { ...services, outcomes, push }
}
const ready = { isFirstPage: false, isGranted: false }
const question = () => screen.findByRole("dialog", { name: "Get updates on this device?" })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })))
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

describe("push permission prompt", () => {
  it("PUSH-10 lists the message types by displayName, all selected, and saves the remaining selection", async () => {
    const { kept, outcomes, push } = await draw()
    await act(() => push.setUp(ready))
    await act(() => push.offer())
    const boxes = within(await question()).getAllByRole<HTMLInputElement>("checkbox")
    expect(boxes.map(({ checked, labels }) => [labels?.[0]?.textContent, checked])).toEqual([
      ["Order Updates", true],
      ["Back in Stock", true]
    ])
    fireEvent.click(screen.getByRole("checkbox", { name: "Back in Stock" }))
    await press("Yes, Please")
    await gone()
    expect([kept.wanted, outcomes()]).toEqual([["order"], ["Push Prompt Accepted"]])
  })

  it("PUSH-05 PUSH-08 dismisses the prompt on 'No, Thanks', saves nothing and reports it", async () => {
    const { kept, outcomes, push } = await draw()
    await act(() => push.setUp(ready))
    await act(() => push.offer())
    await question()
    await press("No, Thanks")
    await gone()
    expect([kept.wanted, outcomes()]).toEqual([[], ["Push Prompt Dismissed"]])
  })

  it("PUSH-05 PUSH-08 dismisses the prompt when the visitor opens another page", async () => {
    const { kept, outcomes, push } = await draw()
    await act(() => push.setUp(ready))
    await act(() => push.offer())
    await question()
    await act(() => push.turnPage())
    await gone()
    expect([kept.wanted, outcomes()]).toEqual([[], ["Push Prompt Dismissed"]])
  })

  it("PUSH-06 PUSH-08 dismisses the prompt when no message type is selected", async () => {
    const { kept, outcomes, push } = await draw()
    await act(() => push.setUp(ready))
    await act(() => push.offer())
    for (const box of within(await question()).getAllByRole("checkbox")) fireEvent.click(box)
    await press("Yes, Please")
    await gone()
    expect([kept.wanted, outcomes()]).toEqual([[], ["Push Prompt Dismissed"]])
  })

  it("PUSH-12 fetches the device's message types with its DeviceId cookie", async () => {
    const { asked, push } = await draw()
    await act(() => push.setUp(ready))
    await act(() => push.offer())
    await question()
    expect(asked).toContain("/api/customer/pushnotifications/getuserpermissions?deviceGuid=d-1")
  })

  it.each([
    [20_159, false],
    [20_161, true]
  ])("PUSH-02 PUSH-03 shows the prompt again %i minutes after it was shown: %s", async (minutes, comes) => {
    const { asked, push } = await draw(createFakePush(), { areas: promptShown(minutes) })
    await act(() => push.setUp(ready))
    await act(() => push.offer())
    if (comes) return void (await question())
    expect([screen.queryByRole("dialog"), asked.filter((path) => path.includes("push"))]).toEqual([null, []])
  })

  it("ERR-117 shows the service's error message after a failure", async () => {
    const { outcomes, push } = await draw(createFakePush({ success: false, message: "Please come back tomorrow." }))
    await act(() => push.setUp(ready))
    await act(() => push.offer())
    await question()
    await press("Yes, Please")
    expect(
      within(await screen.findByRole("alertdialog", { name: "Messages Are Off" })).getByText("Please come back tomorrow.")
    ).toBeTruthy()
    await press("OK")
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    expect(outcomes()).toEqual(["Push Prompt Accepted"])
  })

  it("PWA-13 waits for the service worker and for the second page of the visit", async () => {
    const { asked, push } = await draw()
    await act(() => push.offer())
    await act(() => push.setUp({ ...ready, isFirstPage: true }))
    expect([screen.queryByRole("dialog"), asked.filter((path) => path.includes("push"))]).toEqual([null, []])
    await act(() => push.turnPage())
    await question()
  })
})
