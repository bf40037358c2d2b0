import { type Audience, audienceNames } from "@camber/domain/flags"

const texts: Readonly<Record<Audience, string>> = {
  street: "visitors with a vehicle in the garage",
  race: "visitors with a race car in the garage",
  engine: "visitors with an engine without a car in the garage"
}

/** Audiences that a setting can target, apart from all visitors. */
export const audienceOptions = audienceNames.map((value) => ({ value, label: texts[value] }))

/** Returns the chosen audience; null for all visitors. */
export const parseAudience = (value: string): Audience | null => audienceNames.find((name) => name === value) ?? null
