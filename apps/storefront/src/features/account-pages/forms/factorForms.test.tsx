import type { SecondFactor } from "@camber/domain/account"
import { render, screen, within } from "@testing-library/react"
import { RouterProvider } from "react-router-dom"
import { createMemoryRouter } from "react-router-dom"
import { afterAll, expect, it } from "vitest"
import { june } from "../../../../test/accountServices.ts"
import { createVisitorRuntime, type VisitorRuntime } from "../../../app/composition/visitorRuntime.ts"
import { factorFormPage } from "./FactorFormPage.tsx"
import { signInCodeFormPage } from "./SignInCodeFormPage.tsx"

const runtimes: Array<VisitorRuntime> = []
afterAll(() => Promise.all(runtimes.map(({ dispose }) => dispose())))

const off: SecondFactor = { state: "off", key: null, address: null, recoveryCodes: [], codesLeft: 0, isRequired: false }

/** Renders a form page for a visitor with this second factor; null makes the request fail. */
const draw = (page: typeof factorFormPage | typeof signInCodeFormPage, search: string, factor: SecondFactor | null = off) => {
  const visitors = async () => (factor === null ? new Response(null, { status: 503 }) : Response.json(factor))
  const runtime = createVisitorRuntime(
    { kind: "process", answer: async () => ({ status: 404 }), visitors },
    {
      request: new Request("http://shop.test"),
      cookies: june.cookie,
      userAgent: "",
      selected: null,
      publicOrigin: "http://shop.test",
      pressKey: crypto.randomUUID()
    }
  )
  runtimes.push(runtime)
  const loader = () => page.load(runtime, new URL(`http://shop.test/forms/any${search}`), {})
  const route = { path: "/", Component: page.Component, loader, HydrateFallback: () => null }
  render(<RouterProvider router={createMemoryRouter([route])} />)
}
const formOf = async (name: string) => {
  const form = await screen.findByRole<HTMLFormElement>("form", { name })
  return { action: form.getAttribute("action"), method: form.method, fields: [...new FormData(form).keys()], inside: within(form) }
}

it("OPS-41 AXS-01 the sign-in asks for the code after the password and shows the outcome", async () => {
  draw(signInCodeFormPage, "?outcome=refused")
  expect(await formOf("Code")).toMatchObject({ action: "/api/account/login/code", method: "post", fields: ["code"] })
  expect(screen.getByText(/That code isn't correct/)).toBeTruthy()
  // The page is rendered again: the field has the focus and its description contains the reason.
  const code = screen.getByRole("textbox", { name: "Code" })
  expect([document.activeElement, code.getAttribute("aria-invalid")]).toEqual([code, "true"])
  expect(document.getElementById(code.getAttribute("aria-describedby") ?? "")?.textContent).toContain("That code isn't correct")
  expect(screen.getByRole("textbox", { name: "Code" }).getAttribute("autocomplete")).toBe("one-time-code")
  expect(screen.getByRole("link", { name: "Start Again" }).getAttribute("href")).toBe("/account/login")
})

it("OPS-41 the sign-in asks for the password first", async () => {
  draw(factorFormPage, "")
  expect(await formOf("Set up two-factor authentication")).toMatchObject({
    action: "/api/account/second-factor/begin",
    fields: ["password"]
  })
})

it("OPS-41 the form shows the key as a QR code and as text, and the recovery codes, until the customer confirms them", async () => {
  const recoveryCodes = ["AAAAA-22222", "BBBBB-33333"]
  draw(factorFormPage, "", {
    ...off,
    state: "pending",
    key: "ABCDEFGHIJKLMNOP",
    address: "otpauth://totp/a",
    recoveryCodes,
    isRequired: true
  })
  expect(await formOf("Turn on two-factor authentication")).toMatchObject({
    action: "/api/account/second-factor/confirm",
    fields: ["code"]
  })
  expect(screen.getByRole("img", { name: "The key, for your authenticator app" })).toBeTruthy()
  expect(screen.getByText("ABCD EFGH IJKL MNOP")).toBeTruthy()
  const codes = within(screen.getByRole("list", { name: "Recovery codes" })).getAllByRole("listitem")
  expect(codes.map(({ textContent }) => textContent)).toEqual(recoveryCodes)
  expect(screen.getByText(/Staff accounts need two-factor authentication/)).toBeTruthy()
})

it("OPS-41 the form turns the second factor off with the password and a code, and shows how many recovery codes are left", async () => {
  draw(factorFormPage, "?outcome=done", { ...off, state: "on", codesLeft: 9, isRequired: true })
  expect(await formOf("Turn off two-factor authentication")).toMatchObject({
    action: "/api/account/second-factor/end",
    fields: ["password", "code"]
  })
  expect(screen.getByText(/Recovery codes left: 9\./)).toBeTruthy()
  expect(screen.queryByText(/Staff work/)).toBeNull()
})

it("OPS-41 the page of the second factor links an anonymous visitor to the sign-in page", async () => {
  draw(factorFormPage, "", { ...off, state: "stranger" })
  expect((await screen.findByRole("link", { name: "Sign In" })).getAttribute("href")).toContain("%2Fforms%2Fsecond-factor")
  expect(screen.queryByRole("form")).toBeNull()
})

it("OPS-41 the form shows an error when the request fails", async () => {
  draw(factorFormPage, "", null)
  expect(await screen.findByText("We couldn't load this page.")).toBeTruthy()
})
