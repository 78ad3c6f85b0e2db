-- Orders of a bank transfer by participants in turn, each with a key of its own.
-- From the environment: TOKENS (a file of bearers), REWARD (its id), RUN (a text that no other run has).
local threads = 0

function setup(thread)
  threads = threads + 1
  thread:set("id", threads)
end

function init()
  tokens = {}
  for token in io.lines(os.getenv("TOKENS")) do tokens[#tokens + 1] = token end
  body = '{"reward_id":' .. os.getenv("REWARD") .. ',"amount":5000}'
  run = os.getenv("RUN")
  sent = 0
end

function request()
  sent = sent + 1
  return wrk.format("POST", "/api/v1/prize/orders", {
    ["Authorization"] = "Bearer " .. tokens[(sent * 7 + id * 501) % #tokens + 1],
    ["Content-Type"] = "application/json",
    ["Idempotency-Key"] = run .. "-" .. id .. "-" .. sent,
  }, body)
end

dofile("bench/done.lua")
