import { variables } from "../src/settings/index.ts"
import { settingPurposes } from "./settingPurposes.ts"

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
      "| variable | for | value | default |",
      "| --- | --- | --- | --- |",
      ...Object.entries(settings).map(([name, purpose]) => {
        const { absent, expects, isSecret } = byName.get(name)!
        return `| \`${name}\` | ${purpose} | ${expects.replaceAll("|", "\\|")}${isSecret ? " (secret)" : ""} | ${absent === null ? "" : `\`${absent}\``} |`
      })
    ].join("\n")
  )
  return `# Settings

All settings come from the environment and are checked at the start: a wrong one ends the process with 78 and a sentence. A variable that is set to nothing counts
as absent. This page is generated from the schema: \`pnpm --filter @camber/shop settings\`.

${sections.join("\n\n")}
`
}
