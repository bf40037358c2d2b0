import { expect, it } from "vitest"
import { mailboxKey } from "./queueMail.ts"

it("OPS-102 is equal for all tags and letter cases of one mailbox and differs between mailboxes", () => {
  const spellings = ["june@example.com", " JUNE@example.com", "june+shop@example.com", "June+a+b@Example.com", "june+@example.com"]
  expect(new Set(spellings.map(mailboxKey))).toEqual(new Set(["june@example.com"]))
  expect(mailboxKey("ju.ne@example.com")).not.toBe(mailboxKey("june@example.com"))
})
