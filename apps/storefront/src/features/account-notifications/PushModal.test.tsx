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

/** A page of a visit, on a device whose worker is there, with somebody before it. */
const draw = async (services = createFakePush(), world: TestEnvironment = {}) => {
  const told: Array<string> = []
  const receive = ({ name }: { readonly name: string }) => void told.push(name)
  const shop = await renderStorefront(
    "/the-toolbox",
    {},
    {},
    createTestRuntime(cookies, { json: services.json }, { push: allowPush, receive, ...world })
  )
  fireEvent.pointerMove(document.body)
  const push = shop.container.resolve(PushStore)
  const outcomes = () => told.filter((name) => name.startsWith("Push"))
  return { ...services, outcomes, push }
}
const ready = { isFirstPage: false, isGranted: false }
const question = () => screen.findByRole("dialog", { name: "Get updates on this device?" })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })))
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

describe("the question whether the shop may send messages", () => {
  it("PUSH-10 lists the kinds by their displayName, all of them chosen, and saves those that stay so", async () => {
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

  it("PUSH-05 PUSH-08 'No, Thanks' dismisses it: nothing is saved, and that is told", async () => {
    const { kept, outcomes, push } = await draw()
    await act(() => push.setUp(ready))
    await act(() => push.offer())
    await question()
    await press("No, Thanks")
    await gone()
    expect([kept.wanted, outcomes()]).toEqual([[], ["Push Prompt Dismissed"]])
  })

  it("PUSH-05 PUSH-08 whoever goes on to another page has dismissed it", async () => {
    const { kept, outcomes, push } = await draw()
    await act(() => push.setUp(ready))
    await act(() => push.offer())
    await question()
    await act(() => push.turnPage())
    await gone()
    expect([kept.wanted, outcomes()]).toEqual([[], ["Push Prompt Dismissed"]])
  })

  it("PUSH-06 PUSH-08 going on with nothing chosen dismisses it", async () => {
    const { kept, outcomes, push } = await draw()
    await act(() => push.setUp(ready))
    await act(() => push.offer())
    for (const box of within(await question()).getAllByRole("checkbox")) fireEvent.click(box)
    await press("Yes, Please")
    await gone()
    expect([kept.wanted, outcomes()]).toEqual([[], ["Push Prompt Dismissed"]])
  })

  it("PUSH-12 asks for the kinds of the device by its DeviceId cookie", async () => {
    const { asked, push } = await draw()
    await act(() => push.setUp(ready))
    await act(() => push.offer())
    await question()
    expect(asked).toContain("/api/customer/pushnotifications/getuserpermissions?deviceGuid=d-1")
  })

  it.each([
    [20_159, false],
    [20_161, true]
  ])("PUSH-02 PUSH-03 %i minutes after it was shown it comes again: %s", async (minutes, comes) => {
    const { asked, push } = await draw(createFakePush(), { areas: promptShown(minutes) })
    await act(() => push.setUp(ready))
    await act(() => push.offer())
    if (comes) return void (await question())
    expect([screen.queryByRole("dialog"), asked.filter((path) => path.includes("push"))]).toEqual([null, []])
  })

  it("ERR-117 says that it failed, in the words of the reply", async () => {
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

  it("PWA-13 waits for the device's worker, and for the second page of the visit", async () => {
    const { asked, push } = await draw()
    await act(() => push.offer())
    await act(() => push.setUp({ ...ready, isFirstPage: true }))
    expect([screen.queryByRole("dialog"), asked.filter((path) => path.includes("push"))]).toEqual([null, []])
    await act(() => push.turnPage())
    await question()
  })
})
