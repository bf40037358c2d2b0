import { CONTACT_PATH } from "@camber/domain/content"
import { QUESTION_PATH } from "@camber/domain/questions"
import { REVIEW_PATH } from "@camber/domain/reviews"
import { signUpForPromo } from "@camber/domain/signup"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../test/allDatabases.ts"
import { defaults, openServices, type OpenServices } from "../test/openServices.ts"

const mostOfAddress = 3
const form = (fields: Readonly<Record<string, string>>) => ({
  type: "application/x-www-form-urlencoded",
  body: new URLSearchParams(fields).toString()
})
const json = (fields: unknown) => ({ type: "application/json", body: JSON.stringify(fields) })

const forms = [
  [CONTACT_PATH, (at: number) => form({ name: "June", email: `june${at}@example.com`, topic: "fitment", message: "Does it fit?" })],
  [QUESTION_PATH, (at: number) => json({ skuBaseNumber: "CAM-P2", question: `Does it fit no. ${at} of mine?`, emailAddress: "" })],
  [REVIEW_PATH, () => form({ skuBaseNumber: "CAM-P2", stars: "4", title: "Good", text: "Quieter than the stock one.", author: "June" })],
  [
    signUpForPromo.path,
    (at: number) => json({ emailAddress: `june${at}@example.com`, phoneNumber: "", smsOptIn: false, registrationSource: "Drawer" })
  ]
] as const

describe.each(allDatabases)("forms for visitors without an account on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open, { proxyHeader: "x-client", tryLimits: { ...defaults.tryLimits, ofAddress: mostOfAddress } })
  })
  afterAll(() => shop.database.drop())

  it.each(forms)(
    "OPS-13 counts attempts by IP address: new sessions do not raise the limit of %s, and other clients are not blocked",
    async (path, sent) => {
      const send = async (at: number, client: string) => {
        const { body, type } = sent(at)
        const headers = { "content-type": type, cookie: shop.visitor().cookie, "x-client": client }
        const answer = await shop.handler(new Request(`http://shop.test${path}`, { method: "POST", headers, body }))
        return /"success":true|stored|sent/.test(`${answer?.headers.get("location")} ${await answer?.text()}`)
      }
      const outcomes: Array<boolean> = []
      for (let at = 0; at <= mostOfAddress; at++) outcomes.push(await send(at, `2001:db8:1:2::${at + 1}`))
      expect(outcomes).toEqual([true, true, true, false])
      expect(await send(9, "2001:db8:1:3::1")).toBe(true)
    }
  )
})
