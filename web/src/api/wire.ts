import type { paths as Interim } from './interim'
import type { paths as Real } from './schema.gen'

/** The server's calls; those it does not describe yet are taken from a sketch, and give way as soon as it does. */
export type paths = Real & Omit<Interim, keyof Real>

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never

/** The body of a path's answer: `AnswerTo<'/api/v1/user/profile'>`. */
export type AnswerTo<Path extends keyof paths, Method extends 'get' | 'post' = 'get'> = paths[Path] extends {
  [M in Method]: { responses: infer Responses }
}
  ? Responses extends { 200: infer Answer }
    ? Json<Answer>
    : Responses extends { 201: infer Answer }
      ? Json<Answer>
      : never
  : never

/** The JSON body that a path's POST takes. */
export type BodyOf<Path extends keyof paths> = paths[Path] extends {
  post: { requestBody: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never
