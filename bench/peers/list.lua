-- One page of a public list. From the environment: LIST (its address), and UNKEPT (not empty: each request has an
-- address of its own, so that no answer is given twice).
local threads = 0

function setup(thread)
  threads = threads + 1
  thread:set("id", threads)
end

function init()
  list = os.getenv("LIST")
  unkept = (os.getenv("UNKEPT") or "") ~= "" and os.getenv("RUN") .. id .. "-" or nil
  kept = wrk.format("GET", list)
  sent = 0
end

function request()
  if not unkept then return kept end
  sent = sent + 1
  return wrk.format("GET", list .. "&n=" .. unkept .. sent)
end

dofile("bench/done.lua")
