import { act, fireEvent, waitFor } from "@testing-library/react"
import { useEffect, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { runInThisContext } from "node:vm"
import { afterEach, expect, it, vi } from "vitest"
import earlyClicks from "../inline-scripts/earlyClicks.ts?script"
import { replayPreHydrationClicks } from "./HydrationBoundary.tsx"

const Counter = () => {
  const [presses, setPresses] = useState(0)
  useEffect(replayPreHydrationClicks, [])
  return (
    <button type="button" onClick={() => setPresses((before) => before + 1)}>
      {presses}
    </button>
  )
}

let leave = () => {}
afterEach(() => leave())

/** A server-rendered page with a button that counts its clicks. */
const drawn = () => {
  const place = document.body.appendChild(document.createElement("div"))
  place.innerHTML = renderToString(<Counter />)
  runInThisContext(earlyClicks)
  const begin = () => {
    const root = hydrateRoot(place, <Counter />)
    leave = () => {
      act(() => root.unmount())
      place.remove()
    }
  }
  return { begin, button: place.querySelector("button")! }
}

it("ATC-42 a click before the scripts load shows feedback immediately, which ends after the replay", async () => {
  const { begin, button } = drawn()
  const shown: Array<string> = []
  const cancel = () => void shown.push("ends")
  Object.assign(button, { animate: () => void shown.push("pulses"), getAnimations: () => [{ cancel }] }).dataset["early"] = ""
  button.click()
  expect(shown).toEqual(["pulses"])
  delete button.dataset["early"]
  begin()
  await waitFor(() => expect(button.textContent).toBe("1"))
  expect(shown).toEqual(["pulses", "ends"])
})

it("NAV-126 each click counts once: before React starts, before its first render, and after", async () => {
  const { begin, button } = drawn()
  button.click()
  button.click()
  begin()
  button.click()
  await waitFor(() => expect(button.textContent).toBe("3"))
  button.click()
  await act(async () => undefined)
  expect(button.textContent).toBe("4")
})

it("NAV-168 the slash key focuses the search before React starts unless the visitor is typing, and the page handles it after hydration", () => {
  const place = document.body.appendChild(document.createElement("div"))
  leave = () => place.remove()
  place.innerHTML = `<a href="/">Home</a><search><form><input name="query"></form></search><textarea></textarea><p contenteditable tabindex="0"></p>`
  runInThisContext(earlyClicks)
  const [link, field, text, note] = ["a", "input", "textarea", "p"].map((name) => place.querySelector<HTMLElement>(name)!)
  const press = (init: KeyboardEventInit, on = link!) => {
    on.focus()
    return fireEvent.keyDown(on, init) ? "kept" : "taken"
  }
  expect([press({ key: "r" }), press({ key: "/", ctrlKey: true }), press({ key: "/" }, text)]).toEqual(["kept", "kept", "kept"])
  expect(document.activeElement).toBe(text)
  expect(press({ key: "/" }, note)).toBe("kept")
  expect(document.activeElement).toBe(note)
  const take = (event: Event) => event.preventDefault()
  link!.addEventListener("keydown", take)
  press({ key: "/" })
  expect(document.activeElement).toBe(link)
  link!.removeEventListener("keydown", take)
  expect(press({ key: "/" })).toBe("taken")
  expect(document.activeElement).toBe(field)
  expect(press({ key: "/" }, field)).toBe("kept")
  replayPreHydrationClicks()
  expect(press({ key: "/" })).toBe("kept")
})

it("NAV-170 Back before React starts reloads the page, without the scroll position of the page that the visitor leaves", () => {
  const address = location.href
  const reload = vi.spyOn(location, "reload").mockReturnValue()
  leave = () => {
    history.replaceState(null, "", address)
    reload.mockRestore()
  }
  history.scrollRestoration = "auto"
  runInThisContext(earlyClicks)
  dispatchEvent(new PopStateEvent("popstate"))
  expect(reload).not.toHaveBeenCalled()
  history.replaceState(null, "", "/shop/all?page=2")
  dispatchEvent(new PopStateEvent("popstate"))
  expect(reload).toHaveBeenCalledOnce()
  expect(history.scrollRestoration).toBe("manual")
  replayPreHydrationClicks()
})
