import { Questions } from "@camber/domain/questions"

export const service = Questions
export const layer = Questions.layer
