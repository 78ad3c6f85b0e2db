-- As fast as it goes.
dofile("bench/done.lua")
