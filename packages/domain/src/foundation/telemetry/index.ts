export * from "./collector.ts"
export { InteractionType, type Interaction, AcquisitionType, Emotion, LeadType } from "./visitEvents.ts"
export * from "./model.ts"
