-- The first page of a list, by those who may see it in turn. From the environment: LIST (its address), TOKENS (a file of bearers).
local threads = 0

function setup(thread)
  threads = threads + 1
  thread:set("id", threads)
end

function init()
  tokens = {}
  for token in io.lines(os.getenv("TOKENS")) do tokens[#tokens + 1] = token end
  sent = 0
end

function request()
  sent = sent + 1
  local token = tokens[(sent * 7 + id * 501) % #tokens + 1]
  return wrk.format("GET", os.getenv("LIST"), { ["Authorization"] = "Bearer " .. token })
end

dofile("bench/done.lua")
