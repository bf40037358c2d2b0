import { variables } from "../src/settings/Settings.ts"
import { settingPurposes } from "./settingPurposes.ts"
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "./runStep.ts"

/** Puts each sentence on its own line. */
const toLines = (purpose: string): string => purpose.replaceAll(/(?<=\.) (?=[A-Z\d`])/g, "\n  ")

/** Breaks a line at the last space that keeps it at 120 characters. */
const wrap = (line: string): string => line.replaceAll(/(.{1,118})(?: |$)/g, "$1\n  ").trimEnd()

/** Matches descriptions of values that repeat the purpose of the setting. */
const repeatsPurpose =
  /^(?:the path of|a telephone number|the shop's name|a short code|a postal address|a host name|the URL of a|a URL on this machine|the private key)/

/** Returns whether the default and the purpose already name all values of a list such as `on or off`. */
const isNamed = (expects: string, absent: string | null, purpose: string): boolean =>
  expects.split(" or ").every((value) => value === absent || purpose.includes(`\`${value}\``))

/** Shortens the description of a range to its limits, because the name of the setting contains the unit. */
const toRange = (expects: string): string => expects.replace(/^(?:a whole number.*|seconds) from (\d+) to (\d+).*$/, "$1–$2")

/**
 * Formats the list of all settings from the schema.
 * @throws if a setting has no purpose, or a purpose no setting.
 */
export const writeSettings = (): string => {
  const purposes = new Set(Object.values(settingPurposes).flatMap((group) => Object.keys(group)))
  const names = new Set(variables.map(({ name }) => name))
  const strays = [...[...names].filter((name) => !purposes.has(name)), ...[...purposes].filter((name) => !names.has(name))]
  if (strays.length > 0)
    throw new Error(`settingPurposes.ts and the settings differ in ${strays.join(", ")}. Add or remove these purposes.`)
  const byName = new Map(variables.map((variable) => [variable.name, variable]))
  const sections = Object.entries(settingPurposes).map(([group, settings]) =>
    [
      `## ${group}`,
      "",
      ...Object.entries(settings).map(([name, purpose]) => {
        const { absent, expects, isSecret } = byName.get(name)!
        const fallback = absent === null ? "" : ` (\`${absent}\`)`
        const isKnown = repeatsPurpose.test(expects) || isNamed(expects, absent, purpose)
        const value = [isKnown ? "" : toRange(expects), isSecret ? "secret" : ""].filter((part) => part !== "").join(", ")
        return `- \`${name}\`${fallback}: ${toLines(purpose)}${value === "" ? "" : `\n  ${wrap(`*${value}*`)}`}`
      })
    ].join("\n")
  )
  return `# Configuration

Environment variables, with their defaults in parentheses.
A wrong value stops the start with exit code 78 and a message.
An empty value counts as absent.

${sections.join("\n\n")}
`
}

if (import.meta.main) {
  const folder = path.join(root, "docs/reference")
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, "configuration.md"), writeSettings())
}
