import { type Audience, audienceNames } from "@camber/domain/flags"

const texts: Readonly<Record<Audience, string>> = {
  street: "those with a vehicle in the garage",
  race: "those with a race car in the garage",
  engine: "those with a bare engine in the garage"
}

/** For whom something can be meant, beside everybody. */
export const audienceOptions = audienceNames.map((value) => ({ value, label: texts[value] }))

/** What was chosen; null for everybody. */
export const audienceOf = (value: string): Audience | null => audienceNames.find((name) => name === value) ?? null
